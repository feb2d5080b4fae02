import { html, type Html } from "@linehaul/kit/html";
import { MANNERS, type Manner, type Received, type StandIn, type StandIns } from "./received.ts";

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1.5rem;color:#16202b;background:#fff}
h1{font-size:1.25rem}h2{font-size:1rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.35rem .5rem;border-bottom:1px solid #d9dee5;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
pre{white-space:pre-wrap;margin:0;font:inherit}form{display:inline}button{font:inherit;padding:.2rem .7rem;margin:0 .25rem .25rem 0;border:1px solid #8a96a6;border-radius:6px;background:none;color:inherit;cursor:pointer}
button[aria-pressed=true]{background:#16202b;color:#fff}.scroll{overflow-x:auto}
@media(prefers-color-scheme:dark){body{background:#11171f;color:#e6ebf2}th,td{border-color:#303a47}button[aria-pressed=true]{background:#e6ebf2;color:#11171f}}`;

const NAMES = { CUSTOMS: "Customs", OUTLET: "Outlets", BDUS: "International customers", MAIL: "Mail" } as const;
const SAID = {
  TAKES: "Takes",
  REFUSES: "Refuses (422)",
  IS_AWAY: "Is away (503)",
  DAWDLES: "Dawdles (15 s)",
  LOSES_ANSWER: "Takes, and loses its answer",
  NEVER_ANSWERS: "Takes, and never answers",
} as const satisfies Record<Manner, string>;

const button = ({ system, manner }: StandIn, one: Manner): Html =>
  html`<form method="post" action="/${system.toLowerCase()}/manner/${one}">
    <button aria-pressed="${String(manner === one)}">${SAID[one]}</button>
  </form>`;

const row = ({ name, kind, version, place, key, at, times, text }: Received): Html =>
  html`<tr>
      <td>${name}</td>
      <td>${place ?? "–"}</td>
      <td>${kind}</td>
      <td>${version}</td>
      <td>${at.toISOString()}</td>
      <td>${times === 1 ? "once" : `${times} times, kept once`}</td>
      <td>${key}</td>
    </tr>
    ${
      text === null
        ? ""
        : html`<tr>
            <td colspan="7"><pre>${text}</pre></td>
          </tr>`
    }`;

const section = (standIn: StandIn): Html => {
  const received = standIn.received();
  return html`<section aria-labelledby="${standIn.system}">
    <h2 id="${standIn.system}">${NAMES[standIn.system]}</h2>
    <p>${MANNERS.map((manner) => button(standIn, manner))}</p>
    <p>Has ${received.length}; did not take ${standIn.refused} requests.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Received by ${NAMES[standIn.system]}">
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>Place</th>
            <th>Kind</th>
            <th>Version</th>
            <th>First received</th>
            <th>Came</th>
            <th>Key</th>
          </tr>
        </thead>
        <tbody>
          ${received.map(row)}
        </tbody>
      </table>
    </div>
  </section>`;
};

/** What each system has received, with repeats, and what it is to do with what comes next. */
export const page = (standIns: StandIns): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outside systems · Linehaul</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <h1>Outside systems</h1>
        <p>They stand in for the systems of others on a machine that has none, and forget all when they stop.</p>
        ${[...standIns.values()].map(section)}
      </body>
    </html>`.markup;
