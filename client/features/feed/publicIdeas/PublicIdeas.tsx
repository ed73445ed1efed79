import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useId } from "react";
import { Text } from "#client/ui/text/Text.tsx";
import { PublicIdeaCard } from "./PublicIdeaCard.tsx";
import { usePublicIdeas } from "./usePublicIdeas.ts";

/**
 * A few public ideas of the community for visitors: on the picture beside the form, and below the form in small windows.
 * They never move the form.
 */
export function PublicIdeas() {
  const headingId = useId();
  const ideas = usePublicIdeas();
  if (ideas.length === 0) return null;
  return (
    <Side aria-labelledby={headingId}>
      <View>
        <Text variant="h2" id={headingId}>
          Ideas from the community
        </Text>
        <List>
          {ideas.map((idea) => (
            <PublicIdeaCard key={idea.id} idea={idea} />
          ))}
        </List>
      </View>
    </Side>
  );
}

/** The room that the tagline of the picture needs, and the end of what lies above it. */
const [TAGLINE, ABOVE_TAGLINE] = ["13rem", "10rem"];

const arrive = keyframes({ from: { opacity: 0 } });

// It lies on the picture, which is the first 55 % of the frame of these pages.
const Side = styled.section(({ theme }) => ({
  [theme.mq.lg]: {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    width: "55%",
    color: theme.color.primary.tintText,
    // No room for two of them above the tagline.
    "@media (max-height: 33em)": { display: "none" },
  },
  "@media (prefers-reduced-motion: no-preference)": { animation: `${arrive} ${theme.motion.base}` },
}));
const View = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(16),
  [theme.mq.lg]: {
    position: "sticky",
    top: 0,
    height: "100dvh",
    alignContent: "center",
    padding: `${theme.space(24)} max(${theme.space(40)}, 50% - 15rem) ${TAGLINE}`,
    background: `linear-gradient(${theme.color.primary.tint}, ${theme.color.primary.tint} calc(100% - ${TAGLINE}), transparent calc(100% - ${ABOVE_TAGLINE}))`,
  },
}));
const List = styled.ul(({ theme }) => ({
  display: "grid",
  gap: theme.space(12),
  margin: 0,
  padding: 0,
  listStyle: "none",
  [theme.mq.lg]: { "@media (max-height: 37em)": { "& > :nth-of-type(n + 3)": { display: "none" } } },
}));
