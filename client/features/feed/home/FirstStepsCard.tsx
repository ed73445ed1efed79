import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { X } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { justJoined } from "#client/features/auth/justJoined.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { COMPOSE } from "#client/features/posts/compose/useComposeRequest.ts";
import { EDIT_PROFILE_PATH } from "#client/features/people/profilePath.ts";
import { graphql } from "#client/gql/gql.ts";
import type { FirstStepsQuery as Progress } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { EmailStep } from "./EmailStep.tsx";
import { FirstStep, type Step } from "./FirstStep.tsx";
import { CHOICE_HEIGHT, type FollowChoiceType } from "./followChoice.ts";
import { endFirstSteps, hasChosen, noteChoice } from "./newcomer.ts";

const FirstStepsQuery = graphql(`
  query FirstSteps {
    viewer {
      missingProfileFields
      sentBondRequests(first: 1) {
        totalCount
      }
      user {
        id
        bondsCount
        followingCount
        posts(first: 1) {
          edges {
            node {
              id
            }
          }
        }
      }
    }
  }
`);

interface FirstStepsCardProps {
  hasWritten: boolean;
  FollowChoice: FollowChoiceType;
  /** Runs when every step is done. */
  onDone: () => void;
  /** Runs when the member dismisses the guide. */
  onHide: () => void;
}

/** The first steps of a new member, with their progress. */
export function FirstStepsCard({ hasWritten, FollowChoice, onDone, onHide }: FirstStepsCardProps) {
  const { id, name, emailVerified } = useViewer();
  const headingId = useId();
  const heading = useRef<HTMLElement>(null);
  const { data, refetch } = useQuery(FirstStepsQuery);
  // For a member who has just registered the choice is open.
  const [choice, setChoice] = useState<"unasked" | "asked" | null>(() => (justJoined.read() ? "unasked" : null));
  useEffect(() => justJoined.forget(), []);
  const viewer = data?.viewer;
  const steps: Step[] = [
    {
      label: "Choose what to follow",
      why: "Tags, people and groups make this page yours.",
      onOpen: () => setChoice("asked"),
      isDone: hasChosen(id) || (viewer ? viewer.user.followingCount > 0 : false),
    },
    ...stepsElsewhere(viewer, hasWritten),
  ];
  const isOver = viewer !== undefined && emailVerified && steps.every(({ isDone }) => isDone);

  useEffect(() => {
    if (!isOver) return;
    endFirstSteps(id);
    onDone();
  }, [isOver, id, onDone]);

  function endChoice(hasFollowed: boolean) {
    if (hasFollowed) {
      noteChoice(id);
      void ignoreFailure(refetch(), "optional");
    }
    setChoice(null);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Head>
        <Text ref={heading} as="h2" variant="h2" id={headingId} tabIndex={-1} dir="auto" style={{ outline: "none" }}>
          Welcome, {name}
        </Text>
        <IconButton
          label="Hide the first steps"
          icon={<X aria-hidden />}
          onClick={() => {
            endFirstSteps(id);
            onHide();
          }}
        />
      </Head>
      {choice ? (
        <Suspense fallback={<Skeleton height={CHOICE_HEIGHT} radius={8} />}>
          <FollowChoice takesFocus={choice === "asked"} onEnd={endChoice} />
        </Suspense>
      ) : (
        <Steps>
          {!emailVerified && <EmailStep />}
          {steps.map((step) => (
            <FirstStep key={step.label} {...step} />
          ))}
        </Steps>
      )}
    </Card>
  );
}

/** The steps that lead to other pages. */
const stepsElsewhere = (viewer: Progress["viewer"] | undefined, hasWritten: boolean): Step[] => [
  {
    label: "Add a photo and a bio",
    why: "People reply more to a face and a short bio.",
    to: EDIT_PROFILE_PATH,
    isDone: viewer ? !viewer.missingProfileFields.some((field) => field === "AVATAR" || field === "BIO") : false,
  },
  {
    label: "Find people to bond with",
    why: "Follow their ideas and chat.",
    to: "/bonds",
    isDone: viewer
      ? viewer.user.bondsCount + viewer.user.followingCount + viewer.sentBondRequests.totalCount > 0
      : false,
  },
  {
    label: "Share your first idea",
    why: "Start with a question.",
    to: "/",
    state: COMPOSE,
    isDone: hasWritten || (viewer ? viewer.user.posts.edges.length > 0 : false),
  },
];

const Head = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  marginInlineEnd: `-${theme.space(8)}`,
}));

const Steps = styled.ol(({ theme }) => ({
  display: "grid",
  gap: theme.space(12),
  paddingBlock: theme.space(4),
  "& > li": { display: "flex", alignItems: "flex-start", gap: theme.space(12) },
  "& svg": { flexShrink: 0, width: "1.25rem", height: "1.25rem", marginBlockStart: 2, strokeWidth: 1.75 },
  "& svg.lucide-circle": { color: theme.color.border.control },
  "& > [data-open] > svg": { color: theme.color.warning.text },
  "& > [data-open] > div": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
  "& [data-done=true] svg": { color: theme.color.success.text },
}));
