import * as z from "zod";
import { postAnswer } from "#server/features/posts/posts.answers";
import { howMany, moment } from "#server/rest/answers";

const linkAnswer = z
  .object({
    url: z.string().meta({ format: "uri", examples: ["https://repair.example/cafes"] }),
    host: z.string().meta({ examples: ["repair.example"] }),
    posts_count: howMany,
    postsCount: howMany,
    members_count: howMany,
    membersCount: howMany,
    last_shared_at: moment,
    lastSharedAt: moment,
    post: postAnswer,
  })
  .meta({ id: "SharedLink", description: "A link that many members share, with the most liked post that shares it." });

/** The links and ideas that many members share these days. */
export const newsFields = { links: z.array(linkAnswer), ideas: z.array(postAnswer) };
