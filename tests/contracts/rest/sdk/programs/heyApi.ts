import { createPost, getPost, login as signIn, uploadFile } from "./generated/index.ts";
import { client } from "./generated/client.gen.ts";
import { picture, report, settings } from "./settings.ts";

const { baseUrl, login, password } = settings;
client.setConfig({ baseUrl });

const signedIn = await signIn({ body: { login, password }, throwOnError: true });
client.setConfig({ baseUrl, auth: signedIn.data.token });

const uploaded = await uploadFile({ body: { file: picture(), alt: "A bicycle" }, throwOnError: true });

const content = "By hey-api";
const created = await createPost({ body: { content, media_ids: [uploaded.data.media.id] }, throwOnError: true });

const read = await getPost({ path: { id: created.data.post.id }, throwOnError: true });
report(read.data.post);
