import { ApolloLink, Observable } from "@apollo/client";

type Variables = Record<string, unknown>;
type Answering = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0];

/** A server that a test controls: each call waits until the test provides its answer. */
export class ScriptedServer {
  readonly calls: { name: string; variables: Variables }[] = [];
  private readonly waiting: { name: string; observer: Answering }[] = [];

  readonly link = new ApolloLink(
    ({ operationName = "", variables }) =>
      new Observable((observer) => {
        this.calls.push({ name: operationName, variables });
        this.waiting.push({ name: operationName, observer });
      }),
  );

  /** Answers the oldest waiting call of that name. */
  answer(name: string, data: Record<string, unknown>): void {
    const observer = this.take(name);
    observer.next({ data: { __typename: "Mutation", ...data } });
    observer.complete();
  }

  fail(name: string): void {
    this.take(name).error(new TypeError("Failed to fetch"));
  }

  /** Refuses the oldest waiting call of that name, with a code. */
  refuse(name: string, code = "FORBIDDEN"): void {
    const observer = this.take(name);
    observer.next({ data: null, errors: [{ message: "No", extensions: { code } }] });
    observer.complete();
  }

  /** Sends a live event to the subscribers. */
  push(name: string, data: Record<string, unknown>): void {
    for (const call of this.waiting) if (call.name === name) call.observer.next({ data });
  }

  private take(name: string): Answering {
    const index = this.waiting.findIndex((call) => call.name === name);
    const [call] = index < 0 ? [] : this.waiting.splice(index, 1);
    if (!call) throw new Error(`No ${name} is waiting for an answer`);
    return call.observer;
  }
}
