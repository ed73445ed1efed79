import createClient from "openapi-fetch";
import type { paths } from "./generated/schema.ts";
import { picture, report, settings } from "./settings.ts";

const { baseUrl, login, password } = settings;
const client = createClient<paths>({ baseUrl });

const signedIn = await client.POST("/auth/login", { body: { login, password } });
if (!signedIn.data) throw new Error(signedIn.error.message);
const { token } = signedIn.data;
client.use({
  onRequest({ request }) {
    request.headers.set("authorization", `Bearer ${token}`);
    return request;
  },
});

const uploaded = await client.POST("/uploads", {
  body: { file: picture(), alt: "A bicycle" },
  bodySerializer({ file, alt }) {
    const form = new FormData();
    form.set("file", file);
    if (alt) form.set("alt", alt);
    return form;
  },
});
if (!uploaded.data) throw new Error(uploaded.error.message);

const content = "By openapi-fetch";
const created = await client.POST("/posts", { body: { content, media_ids: [uploaded.data.media.id] } });
if (!created.data) throw new Error(created.error.message);

const read = await client.GET("/posts/{id}", { params: { path: { id: created.data.post.id } } });
if (!read.data) throw new Error(read.error.message);
report(read.data.post);
