import * as z from "zod";

export const ruleKey = z.string().meta({ description: "The key of a rule.", examples: ["be-respectful"] });

const ruleAnswer = z
  .object({
    key: ruleKey,
    title: z.string().meta({ examples: ["Be respectful"] }),
    text: z.string().meta({ description: "Markdown.", examples: ["Criticise ideas, not people."] }),
  })
  .meta({ id: "Rule", description: "One rule of the community." });

/** The community's rules. */
export const rulesAnswer = {
  version: z
    .int()
    .positive()
    .meta({ examples: [1] }),
  text: z.string().meta({ description: "All rules as Markdown.", examples: ["## Be respectful"] }),
  rules: z.array(ruleAnswer),
};
