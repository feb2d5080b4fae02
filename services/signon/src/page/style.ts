/** The console's tokens (light, then dark) and the few parts that these pages have. */
export const STYLE = `
:root{--ink:#15181e;--muted:#5b6472;--page:#f5f5f3;--panel:#fff;--line:#e4e4df;--line-strong:#8a93a1;--hover:#f3f4f6;--route:#1c56c9;--brand:#d8442a;--nav:#12161d;--btn:#15181e;--btn-ink:#fff;--critical:#b3261e;--critical-bg:#fce8e6;color-scheme:light}
@media (prefers-color-scheme:dark){:root{--ink:#e8eaee;--muted:#a2abb9;--page:#0e1116;--panel:#151a21;--line:#252c36;--line-strong:#77818f;--hover:#1b212a;--route:#7fabff;--brand:#ff6a4d;--nav:#0a0d12;--btn:#e8eaee;--btn-ink:#12161d;--critical:#ff938a;--critical-bg:#3d1614;color-scheme:dark}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:13px/20px Inter,system-ui,"Noto Sans","Noto Sans CJK SC","Noto Sans SC","Noto Sans HK",sans-serif;color:var(--ink);background:var(--page);display:flex;flex-direction:column}
header{background:var(--nav);color:#fff;height:40px;flex:none;display:flex;align-items:center;gap:9px;padding:0 16px;font-weight:650;letter-spacing:-.01em}
header svg{width:22px}
header nav{margin-left:auto;display:flex;gap:12px;font-weight:450;letter-spacing:0}
header a{color:#c6ccd6;text-decoration:none;padding:2px 0}
header a[aria-current]{color:#fff;font-weight:600}
header a:hover{text-decoration:underline}
main{width:100%;max-width:860px;margin:auto;padding:32px 16px;display:grid;grid-template-columns:minmax(0,320px) minmax(0,1fr);gap:32px;align-items:start}
main.narrow{max-width:440px;grid-template-columns:minmax(0,1fr)}
@media (max-width:700px){main{grid-template-columns:minmax(0,1fr);margin:0 auto}}
h1{font-size:20px;line-height:26px;font-weight:650;letter-spacing:-.012em;margin:0 0 2px}
h2{font-size:13px;font-weight:600;margin:0}
p{margin:0;color:var(--muted)}
form{margin:0}
label{display:block;font-weight:550;margin:16px 0 4px}
input{width:100%;height:32px;padding:0 9px;font:inherit;color:inherit;background:var(--panel);border:1px solid var(--line-strong);border-radius:6px}
button{font:inherit;color:inherit;cursor:pointer}
:focus-visible{outline:2px solid var(--route);outline-offset:1px}
.go{display:inline-block;margin-top:20px;height:32px;line-height:30px;padding:0 14px;border:1px solid var(--btn);border-radius:6px;background:var(--btn);color:var(--btn-ink);font-weight:600;text-decoration:none}
form .go{width:100%}
.plain{display:inline-block;margin:20px 0 0 8px;height:32px;line-height:30px;padding:0 14px;border:1px solid var(--line-strong);border-radius:6px;color:var(--ink);text-decoration:none}
.error{margin-top:16px;padding:7px 10px;border-radius:6px;background:var(--critical-bg);color:var(--critical)}
.demo{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:12px 0 6px;min-width:0}
.demo h2,.demo p{padding:0 14px}
.demo ul{list-style:none;margin:8px 0 0;padding:0}
.demo button{display:grid;grid-template-columns:minmax(0,14em) minmax(0,1fr);gap:2px 12px;width:100%;text-align:left;border:0;background:none;padding:5px 14px}
.demo button:hover{background:var(--hover)}
.demo b{font-weight:600;color:var(--route)}
.demo small{display:block;font-size:12px;color:var(--muted)}
.demo .may{color:var(--muted)}
@media (max-width:420px){.demo button{grid-template-columns:minmax(0,1fr)}}
`;
