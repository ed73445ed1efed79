/** Toasts on the screen at once; a new one replaces the old. */
export const TOAST_LIMIT = 1;
/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5_000;
export const TOAST_EXIT = 350;
/** A dismissed toast is forgotten after this long, in milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;

export interface ToastAction {
  label: string;
  onSelect: () => void;
}
export interface ToastContent {
  title: string;
  description?: string | undefined;
  /** What can be done about it: one thing, or a few. */
  action?: ToastAction | readonly ToastAction[] | undefined;
  variant: "success" | "failure";
}
export interface ToastItem extends ToastContent {
  id: number;
  open: boolean;
}

let items: readonly ToastItem[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

function add(content: ToastContent): number {
  const id = nextId++;
  change([{ ...content, id, open: true }, ...items].slice(0, TOAST_LIMIT));
  return id;
}

function update(id: number, content: Partial<ToastContent>): void {
  change(items.map((item) => (item.id === id ? { ...item, ...content } : item)));
}

/** Closes one toast, or all; it is forgotten later, when nobody can see it any more. */
function dismiss(id?: number): void {
  for (const item of items) {
    if ((id === undefined || item.id === id) && !removals.has(item.id)) {
      removals.set(
        item.id,
        setTimeout(() => remove(item.id), TOAST_REMOVE_DELAY),
      );
    }
  }
  change(items.map((item) => (id === undefined || item.id === id ? { ...item, open: false } : item)));
}

function remove(id?: number): void {
  for (const [key, timer] of removals) {
    if (id !== undefined && key !== id) continue;
    clearTimeout(timer);
    removals.delete(key);
  }
  change(id === undefined ? [] : items.filter((item) => item.id !== id));
}

/** Short messages about what has just happened. Anything may call it, inside a component or not. */
export const toast = {
  success: (title: string, description?: string, action?: ToastContent["action"]) =>
    add({ title, description, action, variant: "success" }),
  failure: (title: string, description?: string, action?: ToastContent["action"]) =>
    add({ title, description, action, variant: "failure" }),
  update,
  dismiss,
  remove,
};

/** What the Toaster draws. */
export const toastStore = {
  items: () => items,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
