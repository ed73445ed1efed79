import { ifStored } from "#client/lib/state/ifStored.ts";

const KEY = "just-joined";

/** Whether somebody has created their account in this tab just now: the home page then begins with a choice. */
export const justJoined = {
  note: (): void => void ifStored(() => sessionStorage.setItem(KEY, "yes")),
  read: (): boolean => ifStored(() => sessionStorage.getItem(KEY)) === "yes",
  forget: (): void => void ifStored(() => sessionStorage.removeItem(KEY)),
};
