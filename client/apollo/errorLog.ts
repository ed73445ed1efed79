/** What the console says about a call that failed; nothing else happens on 401 (no logout, no redirect). */
export function logStatus(status: number): void {
  if (status === 401) console.error("Unauthorized access, please login again");
  else if (status === 403) console.error("You do not have permission to access this resource");
  else if (status >= 500) console.error("Server error occurred. Please try again later.");
}

/** A page that is being left takes its calls with it; that is no failure of the server. */
let isLeaving = false;
if (typeof window !== "undefined") {
  addEventListener("pagehide", () => {
    isLeaving = true;
  });
  addEventListener("pageshow", () => {
    isLeaving = false;
  });
}

/** The server was not reached, or its answer was not heard. */
export function logNoResponse(): void {
  if (!isLeaving) console.error("No response received from server");
}
