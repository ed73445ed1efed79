import styled from "@emotion/styled";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { pathOfQuote, type QuotedWords, titleOfQuoted } from "./quotes.ts";

interface InsightRemarksProps {
  title: string;
  remarks: readonly QuotedWords[];
}

/** Words of members about posts of an answer: objections, or questions that stayed open. Each leads to where it stands. */
export function InsightRemarks({ title, remarks }: InsightRemarksProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Text as="h3" variant="postTitle" id={id}>
        {title}
      </Text>
      <List>
        {remarks.map((remark) => (
          <li key={`${remark.postId} ${remark.quote}`}>
            <Words to={pathOfQuote(remark)} dir="auto">
              “{remark.quote}”
            </Words>
            <Text as="div" variant="meta" tone="tertiary" dir="auto">
              {remark.author?.name ?? "A member"}
              {remark.commentId ? ` on “${titleOfQuoted(remark)}”` : ""}
            </Text>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled(Card)(({ theme }) => ({ display: "grid", gap: theme.space(12), overflowWrap: "anywhere" }));
const List = styled.ul(({ theme }) => ({
  display: "grid",
  gap: theme.space(12),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
const Words = styled(Link)(({ theme }) => ({
  ...theme.type.bodySm,
  color: theme.color.text.primary,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));
