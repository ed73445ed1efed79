import type { Following, OurRequest, OurResponse } from "#server/app/http/exchange";
import { Deadline } from "#server/core/deadlines/deadline";
import type { RequestHolder } from "./holders.ts";
import type { Applicant, Kind } from "./places.ts";

/** What a request needs of the admission. */
interface House {
  serve(run: Run): void;
  arrived(run: Run): void;
  refuse(run: Run): void;
  leave(run: Run): void;
}

type State = "held" | "receiving" | "waiting" | "running" | "refused" | "over";
/** No handler knows of a request in these states. */
const UNSERVED: ReadonlySet<State> = new Set(["held", "waiting", "refused"]);

/**
 * A request from its head to the end of its handler: its body is held until it is whole, or received by the handler; it
 * waits for a place and runs, or is refused, and is over.
 */
export class Run implements Applicant, Following {
  state: State = "running";
  hasPlace = false;
  kind: Kind = "guest";
  /** When its present time began, in milliseconds of `performance.now()`. */
  since = performance.now();
  isUpload = false;
  /** What its handler begins, which is stopped when the time is over. */
  readonly deadline = new Deadline();
  #bytes = 0;
  #movedAt = this.since;

  constructor(
    private readonly house: House,
    readonly req: OurRequest,
    readonly res: OurResponse,
    readonly holder: RequestHolder<Run>,
  ) {
    req.following = this;
    res.following = this;
  }

  /** Returns when the last part of the body arrived, as far as is known now. */
  movedAt(now: number): number {
    if (this.req.bodyBytes !== this.#bytes) {
      this.#bytes = this.req.bodyBytes;
      this.#movedAt = now;
    }
    return this.#movedAt;
  }

  /** Starts with a place. */
  start(): void {
    this.hasPlace = true;
    this.serve();
  }

  /** Starts without one. */
  serve(): void {
    this.state = "running";
    this.req.holdMax = 0;
    this.req.beginning = null;
    this.house.serve(this);
  }

  refuse(): void {
    this.house.refuse(this);
  }

  arrived(): void {
    this.house.arrived(this);
  }

  ended(): void {
    if (this.state !== "over") this.house.leave(this);
    else this.deadline.release();
  }

  closed(): void {
    if (UNSERVED.has(this.state)) this.house.leave(this);
  }
}
