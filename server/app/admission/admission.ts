import type { AnswerBusy, Busy } from "#server/app/http/busyAnswer";
import type { OurListener, OurRequest, OurResponse } from "#server/app/http/exchange";
import { underDeadline } from "#server/core/deadlines/deadline";
import { isEmpty } from "#server/rest/body";
import { Holders, type RequestHolder } from "./holders.ts";
import { LoopDelay } from "./loopDelay.ts";
import { type Kind, KINDS, Places, type PlaceLimits } from "./places.ts";
import { HELD_BODY_MAX, isHeld, type RequestKinds } from "./requestKinds.ts";
import { Run } from "./run.ts";

/** How many requests may run, wait and arrive, and for how long. */
export interface AdmissionLimits extends PlaceLimits {
  /** The requests whose bodies have not arrived, of a member, of the guests of an address, and of all guests. */
  arrivingOfMember: number;
  arrivingOfAddress: number;
  arrivingOfGuests: number;
  /** The time for a body that is no upload, and for the next part of an upload. */
  bodyMs: number;
  /** The times after which a request is answered in any case; an upload's begins with its head. */
  requestMs: number;
  uploadMs: number;
  /**
   * The pause before an overloaded server answers whom it refuses. Clients that ask again at once would otherwise cost it
   * the time that those whom it serves need: each turn of the event loop would refuse all of them again.
   */
  refusalMs: number;
}

/** Each second is checked several times, so the times end a little before the tenth second, and the sixtieth. */
const LIMITS: AdmissionLimits = {
  running: 100,
  waiting: 100,
  waitMs: 1_000,
  arrivingOfMember: 32,
  arrivingOfAddress: 64,
  arrivingOfGuests: 500,
  bodyMs: 9_500,
  requestMs: 9_500,
  uploadMs: 59_000,
  refusalMs: 250,
};
const SWEEP_MS = 250;
/** With fewer requests than this, a delay of the event loop has another reason. */
const LOADED = 20;

/** Why a request was refused, or ended before its handler answered. */
export type ShedBecause = "bodies" | "deadline" | "delay" | "late_body" | "queue" | "wait";

interface Parts {
  serve: OurListener;
  answerBusy: AnswerBusy;
  kinds: RequestKinds;
  /** Returns the member whose valid token a request has, whether or not their session is still open. */
  memberOf(req: OurRequest): number | null;
  addressOf(req: OurRequest): string;
  onShed(reason: ShedBecause): void;
  limits?: Partial<AdmissionLimits> | undefined;
}

/**
 * Lets requests in: how many run at once, who they belong to, and for how long. A request takes its place when its body
 * has arrived, and gives it back when its handler has finished; bodies that do not arrive and answers that are not read
 * hold none. One timer looks at all requests, so that a request costs none of its own.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #places: Places;
  readonly #holders = new Holders<Run>();
  readonly #runs = new Set<Run>();
  readonly #delay = new LoopDelay();
  readonly #sweeping: NodeJS.Timeout;
  #arrivingGuests = 0;

  constructor(private readonly parts: Parts) {
    this.#limits = { ...LIMITS, ...parts.limits };
    this.#places = new Places(this.#limits);
    this.#sweeping = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  get running(): number {
    return this.#places.running;
  }

  get waiting(): number {
    return this.#places.waiting;
  }

  stop(): void {
    clearInterval(this.#sweeping);
    this.#delay.stop();
  }

  handle(req: OurRequest, res: OurResponse): void {
    const access = this.parts.kinds.accessOf(req);
    const run = new Run(this, req, res, access === "call" ? this.#holderOf(req) : this.#holders.nobody);
    this.#runs.add(run);
    if (access === "call") {
      if (isEmpty(req)) this.#enter(run);
      else this.#receive(run);
    } else if (access === "page" && this.#delay.level > 0) {
      this.#shedLater(run, "delay");
    } else {
      // Files and pages need no database, so they do not wait for those who do.
      run.serve();
    }
  }

  serve({ req, res, deadline }: Run): void {
    underDeadline(deadline, () => this.parts.serve(req, res));
  }

  /** Serves a request whose body has arrived; one that was served while it arrived takes its place now. */
  arrived(run: Run): void {
    if (!this.#stopReceiving(run)) return;
    if (run.state === "held") return this.#enter(run);
    run.state = "running";
    run.hasPlace = true;
    this.#places.occupy(run.holder);
  }

  refuse(run: Run): void {
    this.#shed(run, "wait");
  }

  /** Forgets a request and gives back what it held. */
  leave(run: Run): void {
    const { holder, state } = run;
    run.state = "over";
    this.#runs.delete(run);
    this.#stopReceiving(run);
    if (state === "waiting") this.#places.withdraw(run);
    if (run.hasPlace) this.#places.leave(holder);
    run.hasPlace = false;
    this.#holders.tidy(holder);
  }

  #holderOf(req: OurRequest): RequestHolder<Run> {
    const member = this.parts.memberOf(req);
    if (member === null) return this.#holders.ofGuest(this.parts.addressOf(req));
    if (req.link) req.link.isMembers = true;
    return this.#holders.ofMember(member);
  }

  #enter(run: Run): void {
    run.since = performance.now();
    if (this.#delay.level > 0 && KINDS.indexOf(this.#kindOf(run)) < this.#delay.level)
      return this.#shedLater(run, "delay");
    if (this.#places.take(run.holder)) return run.start();
    run.kind = this.#kindOf(run);
    run.state = "waiting";
    if (!this.#places.join(run)) this.#shedLater(run, "queue");
  }

  /** Waits for the body of a request. An upload is served meanwhile, because its handler stores what has arrived. */
  #receive(run: Run): void {
    const { holder, req } = run;
    if (!this.#hasRoomToReceive(holder)) return this.#shed(run, "bodies");
    holder.arriving.add(run);
    if (!holder.isMember) this.#arrivingGuests++;
    if (isHeld(req)) {
      run.state = "held";
      req.holdMax = HELD_BODY_MAX;
    } else {
      run.isUpload = true;
      run.serve();
      if (run.state === "running") run.state = "receiving";
    }
  }

  /** Makes room for one more body: the one that has been awaited for longest is given up for it. */
  #hasRoomToReceive({ isMember, arriving }: RequestHolder<Run>): boolean {
    const { arrivingOfMember, arrivingOfAddress, arrivingOfGuests } = this.#limits;
    const isFull = arriving.size >= (isMember ? arrivingOfMember : arrivingOfAddress);
    if (!isFull && (isMember || this.#arrivingGuests < arrivingOfGuests)) return true;
    const [oldest] = arriving;
    if (oldest?.state !== "held") return false;
    this.#cut(oldest);
    return true;
  }

  #stopReceiving(run: Run): boolean {
    const { holder } = run;
    const wasArriving = holder.arriving.delete(run);
    if (wasArriving && !holder.isMember) this.#arrivingGuests--;
    return wasArriving;
  }

  #sweep(): void {
    const now = performance.now();
    // Bodies that do not arrive and answers that nobody reads are no work.
    this.#delay.look(now, this.#places.running + this.#places.waiting >= LOADED);
    this.#places.sweep(now);
    for (const run of this.#runs) this.#check(run, now);
  }

  #check(run: Run, now: number): void {
    const { bodyMs, requestMs, uploadMs } = this.#limits;
    const age = now - run.since;
    if (run.state === "held" && age >= bodyMs) this.#cut(run);
    else if (run.state === "receiving" && now - run.movedAt(now) >= bodyMs) this.#cut(run);
    else if (run.state === "receiving" && age >= uploadMs) this.#expire(run);
    else if (run.state === "running" && age >= (run.isUpload ? uploadMs : requestMs)) this.#expire(run);
  }

  #shed(run: Run, reason: ShedBecause): void {
    this.parts.onShed(reason);
    this.parts.answerBusy(run.req, run.res);
  }

  #shedLater(run: Run, reason: ShedBecause): void {
    run.state = "refused";
    // Nobody will read the body, and it must not take memory meanwhile.
    if (run.req.complete) run.req.resume();
    setTimeout(() => run.state === "refused" && this.#shed(run, reason), this.#limits.refusalMs);
  }

  /** Ends a request whose body does not arrive. */
  #cut(run: Run): void {
    this.#answerInstead(run, "late_body", { status: 408, message: "This request took too long to arrive." });
  }

  /** Answers in place of a handler that has not: it waits for something that does not answer. */
  #expire(run: Run): void {
    this.#answerInstead(run, "deadline", { message: "This took too long. Please try again in a moment." });
  }

  #answerInstead(run: Run, reason: ShedBecause, busy: Busy): void {
    const { req, res, deadline } = run;
    // A file is being sent as fast as its client reads.
    if (res.headersSent) return this.leave(run);
    if (res.destroyed) {
      // The client is gone, and its handler goes on.
      this.leave(run);
      return deadline.end();
    }
    this.parts.onShed(reason);
    for (const name of res.getHeaderNames()) if (name !== "x-request-id") res.removeHeader(name);
    this.parts.answerBusy(req, res, busy);
    res.isOver = true;
    deadline.end();
  }

  #kindOf({ req, holder }: Run): Kind {
    return holder.isMember ? this.parts.kinds.kindOf(req) : "guest";
  }
}
