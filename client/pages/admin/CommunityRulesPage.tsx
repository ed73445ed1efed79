import { RulesEditor } from "#client/features/rules/RulesEditor.tsx";
import { ArticleBlocks } from "#client/pages/info/ArticleBlocks.tsx";
import type { Block } from "#client/pages/info/article.ts";
import { toBlocks } from "#client/pages/info/markdown.ts";

/** The page on which admins publish the rules of the community. */
export function CommunityRulesPage() {
  return <RulesEditor renderPreview={(text) => <ArticleBlocks blocks={blocksOf(text)} />} />;
}

/** The text as the page of the rules has it: each line that begins with ## names a rule. */
function blocksOf(text: string): Block[] {
  const [introduction = "", ...rules] = text.split(/^##[ \t]+/m);
  return [
    ...toBlocks(introduction),
    ...rules.flatMap((rule, index): Block[] => {
      const [title = "", ...lines] = rule.split(/\r?\n/);
      const heading = { kind: "heading", id: `preview-${index}`, text: title.replace(/[ \t]*#*$/, "") } as const;
      return [heading, ...toBlocks(lines.join("\n"))];
    }),
  ];
}
