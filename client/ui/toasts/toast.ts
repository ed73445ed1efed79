import { Store } from "#client/lib/state/Store.ts";

/** Toasts on the screen at once; a new one replaces the old. */
const TOAST_LIMIT = 1;
/** How long a toast is visible, in milliseconds. */
export const TOAST_DURATION = 5_000;
export const TOAST_EXIT = 350;
/** A dismissed toast is removed after this time, in milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;

interface ToastAction {
  label: string;
  onSelect: () => void;
}
export interface ToastContent {
  title: string;
  description?: string | undefined;
  /** The actions of a toast: one, or several. */
  action?: ToastAction | readonly ToastAction[] | undefined;
  variant: "success" | "failure";
  /** How long it is visible, in milliseconds, where that is not the usual time. */
  duration?: number | undefined;
}
export interface ToastItem extends ToastContent {
  id: number;
  open: boolean;
}

const store = new Store<readonly ToastItem[]>([]);
let nextId = 1;
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function add(content: ToastContent): number {
  const id = nextId++;
  store.update((items) => [{ ...content, id, open: true }, ...items].slice(0, TOAST_LIMIT));
  return id;
}

function update(id: number, content: Partial<ToastContent>): void {
  store.update((items) => items.map((item) => (item.id === id ? { ...item, ...content } : item)));
}

/** Closes one toast, or all; a toast is removed later, when it is not visible any more. */
function dismiss(id?: number): void {
  for (const item of store.getSnapshot()) {
    if ((id === undefined || item.id === id) && !removals.has(item.id)) {
      removals.set(
        item.id,
        setTimeout(() => remove(item.id), TOAST_REMOVE_DELAY),
      );
    }
  }
  store.update((items) => items.map((item) => (id === undefined || item.id === id ? { ...item, open: false } : item)));
}

function remove(id?: number): void {
  for (const [key, timer] of removals) {
    if (id !== undefined && key !== id) continue;
    clearTimeout(timer);
    removals.delete(key);
  }
  store.update((items) => (id === undefined ? [] : items.filter((item) => item.id !== id)));
}

/** Short messages about what has just happened. Any code may call it, inside a component or not. */
export const toast = {
  success: (title: string, description?: string, action?: ToastContent["action"]) =>
    add({ title, description, action, variant: "success" }),
  failure: (title: string, description?: string, action?: ToastContent["action"]) =>
    add({ title, description, action, variant: "failure" }),
  update,
  dismiss,
  remove,
};

/** The store that the Toaster renders. */
export const toastStore = { items: store.getSnapshot, subscribe: store.subscribe };
