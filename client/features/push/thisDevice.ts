/** What the browser and its member have decided about notifications, or that it has none. */
export type Permission = "default" | "granted" | "denied";

/** The address and the keys of this browser, as the server stores them. */
interface DeviceAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const WORKER = "/sw.js";

interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The page's policy admits this one: it names the one script that the client starts beside its own. */
const policies: ScriptPolicies | undefined = Reflect.get(globalThis, "trustedTypes");
const workerUrl = policies?.createPolicy("commonplace-worker", { createScriptURL: () => WORKER });

export const permission = (): Permission => Notification.permission;

/** Asks the member, unless the browser knows what they want. */
export const askPermission = (): Promise<Permission> => Notification.requestPermission();

/** Returns whether this browser is bound to the keys of the server now. */
export async function isSubscribed(key: string): Promise<boolean> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  return subscription != null && keyOf(subscription) === key;
}

/** Binds this browser to the keys of the server, and starts the service worker. */
export async function subscribe(key: string): Promise<DeviceAddress> {
  await navigator.serviceWorker.register(workerUrl?.createScriptURL(WORKER) ?? WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) !== key) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

/** Unbinds this browser, which needs no service worker any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await registered();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

const registered = () => navigator.serviceWorker.getRegistration("/");

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
