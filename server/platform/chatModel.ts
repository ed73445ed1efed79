import { setTimeout as later } from "node:timers";

/** The address of a language model that speaks the protocol of many servers (`POST /chat/completions`). */
export interface ChatSettings {
  /** The address has no slash at its end: `https://api.example/v1`. */
  baseUrl: string;
  /** Null means that requests carry no key. */
  apiKey: string | null;
  model: string;
  /** After this time the server gives up waiting for an answer. */
  timeoutMs: number;
}

export interface ChatMessage {
  role: "system" | "user";
  content: string;
}

/** A language model that another server runs. */
export interface ChatModel {
  /**
   * Returns the model's answer.
   * @throws Error for every failure: a slow, broken, refused or overlong answer, or too many requests at once.
   */
  complete(messages: readonly ChatMessage[]): Promise<string>;
}

/** The number of requests that one process sends to a model at the same time. */
const AT_ONCE = 4;
const ANSWER_MAX_BYTES = 64 * 1024;
const TOKENS_MAX = 900;

/**
 * Sends requests to a server that speaks the protocol. Its key reaches no other address, because redirects are not
 * followed.
 */
export class HttpChatModel implements ChatModel {
  #asking = 0;

  constructor(private readonly settings: ChatSettings) {}

  async complete(messages: readonly ChatMessage[]): Promise<string> {
    if (this.#asking >= AT_ONCE) throw new Error("too many questions wait for the model");
    this.#asking++;
    const patience = new AbortController();
    const timer = later(() => patience.abort(new Error("the model is slow")), this.settings.timeoutMs);
    try {
      return await this.#ask(messages, patience.signal);
    } finally {
      clearTimeout(timer);
      this.#asking--;
    }
  }

  async #ask(messages: readonly ChatMessage[], signal: AbortSignal): Promise<string> {
    const { baseUrl, apiKey, model } = this.settings;
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      redirect: "error",
      signal,
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(apiKey !== null && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, temperature: 0.2, max_tokens: TOKENS_MAX, stream: false }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the model answered ${response.status}`);
    }
    return contentOf(JSON.parse(await textOf(response)));
  }
}

/** Returns the body, unless it is longer than an answer can be. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new Error("the model answered too much");
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** Checks each field, because another program wrote the answer. */
function contentOf(answer: unknown): string {
  const [choice] = asList(fieldOf(answer, "choices"));
  const content = fieldOf(fieldOf(choice, "message"), "content");
  if (typeof content !== "string" || content === "") throw new Error("the model answered nothing");
  return content;
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
