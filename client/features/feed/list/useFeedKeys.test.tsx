import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useFeedKeys } from "./useFeedKeys.ts";

afterEach(cleanup);

const done = vi.fn();
afterEach(() => done.mockReset());

function Posts({ isOn = true }: { isOn?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useFeedKeys(list, { isOn, onNew: () => done("new") });
  return (
    <div>
      <input aria-label="Search" />
      <div ref={list}>
        {["9", "8"].map((id) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the ARIA feed pattern has it
          <article key={id} data-post={id} tabIndex={0}>
            <button type="button" data-act="like" onClick={() => done(`like ${id}`)}>
              Like {id}
            </button>
            <button type="button" data-act="bookmark" onClick={() => done(`bookmark ${id}`)}>
              Keep {id}
            </button>
          </article>
        ))}
      </div>
    </div>
  );
}

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.closest("article")?.dataset["post"];
const post = (id: string) => screen.getByRole("button", { name: `Like ${id}` }).closest("article");

test("j and k move from post to post, and stop at the ends", () => {
  render(<Posts />);
  post("9")?.focus();
  press("j");
  expect(focused()).toBe("8");
  press("j");
  expect(focused()).toBe("8");
  press("k");
  press("k");
  expect(focused()).toBe("9");
});

test("l and b act on the focused post", () => {
  render(<Posts />);
  post("8")?.focus();
  press("l");
  press("b");
  expect(done.mock.calls).toEqual([["like 8"], ["bookmark 8"]]);
});

test("a key does nothing while no post has the focus", () => {
  render(<Posts />);
  press("l");
  expect(done).not.toHaveBeenCalled();
});

test("a full stop loads new posts", () => {
  render(<Posts />);
  press(".");
  expect(done.mock.calls).toEqual([["new"]]);
});

test("keys do not act while the member types, with Ctrl, and when they are switched off", () => {
  const { rerender } = render(<Posts />);
  screen.getByRole("textbox", { name: "Search" }).focus();
  press(".");
  post("8")?.focus();
  press("l", { ctrlKey: true });
  rerender(<Posts isOn={false} />);
  press("l");
  expect(done).not.toHaveBeenCalled();
});
