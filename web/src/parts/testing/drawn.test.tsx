import { fireEvent, render, screen } from "@testing-library/react";
import { Activity, memo, useState, type ReactNode } from "react";
import { expect, test } from "vitest";
import { counted, drawn } from "./drawn.ts";

const still = <Still />;
function Still(): ReactNode {
  return <i>still</i>;
}
function Leaf({ text }: { readonly text: string }): ReactNode {
  return <b>{text}</b>;
}
const Kept = memo(Leaf);
function Counter({ label }: { readonly label: string }): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`more ${label}`}</button>
      <button onClick={() => setCount(count)}>{`same ${label}`}</button>
      <Leaf text={String(count)} />
      <Kept text="kept" />
      {still}
    </>
  );
}
const press = (name: string) => () => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

test("what ran is counted, each time; what was left alone is not", async () => {
  const first = await drawn(() => render(<Counter label="a" />));
  expect(counted(first.all)).toEqual({ Counter: 1, Leaf: 2, Still: 1 });
  expect((await drawn(press("more a"))).all).toEqual(["Counter", "Leaf"]);
  expect((await drawn(press("same a"))).all).toEqual([]);
  const twice = await drawn(async () => {
    press("more a")();
    await Promise.resolve();
    press("more a")();
  });
  expect(counted(twice.all)).toEqual({ Counter: 2, Leaf: 2 });
});

test("it tells what stands within an element, and sees what React draws hidden, when it does", async () => {
  const both = (mode: "visible" | "hidden", text: string) => (
    <>
      <section aria-label="a">
        <Leaf text={text} />
        <Counter label="a" />
      </section>
      <Activity mode={mode}>
        <section aria-label="b">
          <Leaf text={text} />
          <Still />
        </section>
      </Activity>
    </>
  );
  const { rerender } = render(both("visible", "one"));
  const part = (label: string) => screen.getByLabelText(label);
  const other = await drawn(press("more a"));
  expect(other.within(part("a"))).toEqual(["Counter", "Leaf"]);
  expect(other.causes(part("a"))).toEqual(["Counter"]);
  expect(other.within(part("b"))).toEqual([]);
  const hidden = await drawn(() => rerender(both("hidden", "two")));
  expect(counted(hidden.within(part("b")))).toEqual({ Leaf: 1, Still: 1 });
});
