/** What the console shows about a failed call. Nothing else happens on 401: no logout and no redirect. */
export function logStatus(status: number): void {
  if (status === 401) console.error("Unauthorized access, please login again");
  else if (status === 403) console.error("You do not have permission to access this resource");
  else if (status >= 500) console.error("Server error occurred. Please try again later.");
}

/** The browser cancels the calls of a page that is being left; that is no failure of the server. */
let isLeaving = false;
if (typeof window !== "undefined") {
  addEventListener("pagehide", () => {
    isLeaving = true;
  });
  addEventListener("pageshow", () => {
    isLeaving = false;
  });
}

/** The server was not reached, or its answer did not arrive. */
export function logNoResponse(): void {
  if (!isLeaving) console.error("No response received from server");
}

/** A failed call has a text of its own. */
export function logText(text: string): void {
  console.error(text);
}
