import { setTimeout as later } from "node:timers";

/** Where a language model is asked, by the protocol that many servers speak (`POST /chat/completions`). */
export interface ChatSettings {
  /** Without a slash at its end: `https://api.example/v1`. */
  baseUrl: string;
  /** Null: none is sent. */
  apiKey: string | null;
  model: string;
  /** Whoever has not answered by then is not waited for. */
  timeoutMs: number;
}

export interface ChatMessage {
  role: "system" | "user";
  content: string;
}

/** A language model somewhere else. */
export interface ChatModel {
  /**
   * What it answers.
   * @throws Error whatever goes wrong: slow, broken, refusing, too long, or too many asking at once.
   */
  complete(messages: readonly ChatMessage[]): Promise<string>;
}

/** Questions that wait for a model at a time, on one process. */
const AT_ONCE = 4;
const ANSWER_MAX_BYTES = 64 * 1024;
const TOKENS_MAX = 900;

/** Asks a server that speaks the protocol. Its key is sent to no other address: redirects are not followed. */
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

/** The body, as long as it is no longer than an answer can be. */
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

/** What another program sent is looked at field by field. */
function contentOf(answer: unknown): string {
  const [choice] = asList(fieldOf(answer, "choices"));
  const content = fieldOf(fieldOf(choice, "message"), "content");
  if (typeof content !== "string" || content === "") throw new Error("the model answered nothing");
  return content;
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
