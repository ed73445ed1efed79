import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { Circle, CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { LinkProps } from "react-router-dom";
import { resendVerification } from "#client/features/auth/recovery.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { COMPOSE } from "#client/features/posts/compose/useComposeRequest.ts";
import { EDIT_PROFILE_PATH } from "#client/features/people/profilePath.ts";
import { graphql } from "#client/gql/gql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { endFirstSteps } from "./newcomer.ts";

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
  /** Runs when every step is done. */
  onDone: () => void;
  /** Runs when the member dismisses the guide. */
  onHide: () => void;
}

interface Step extends Pick<LinkProps, "to" | "state"> {
  label: string;
  why: string;
  isDone: boolean;
}

/** The first steps of a new member, with their progress. */
export function FirstStepsCard({ hasWritten, onDone, onHide }: FirstStepsCardProps) {
  const { id, name, emailVerified } = useViewer();
  const headingId = useId();
  const { data } = useQuery(FirstStepsQuery);
  const viewer = data?.viewer;
  const steps: Step[] = [
    {
      label: "Add a photo and a bio",
      why: "People respond to a face and a few words.",
      to: EDIT_PROFILE_PATH,
      isDone: viewer ? !viewer.missingProfileFields.some((field) => field === "AVATAR" || field === "BIO") : false,
    },
    {
      label: "Find people to bond with",
      why: "See what they share, and talk with them.",
      to: "/bonds",
      isDone: viewer
        ? viewer.user.bondsCount + viewer.user.followingCount + viewer.sentBondRequests.totalCount > 0
        : false,
    },
    {
      label: "Share your first idea",
      why: "A question is enough to start.",
      to: "/",
      state: COMPOSE,
      isDone: hasWritten || (viewer ? viewer.user.posts.edges.length > 0 : false),
    },
  ];
  const isOver = viewer !== undefined && emailVerified && steps.every(({ isDone }) => isDone);

  useEffect(() => {
    if (!isOver) return;
    endFirstSteps(id);
    onDone();
  }, [isOver, id, onDone]);

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Head>
        <Text as="h2" variant="h2" id={headingId} dir="auto">
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
      <Steps>
        {!emailVerified && <EmailStep />}
        {steps.map(({ label, why, isDone, ...target }) => (
          <li key={label} data-done={isDone}>
            {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
            <div>
              {isDone ? (
                <Done>
                  {label}
                  <VisuallyHidden>, done</VisuallyHidden>
                </Done>
              ) : (
                <StepLink {...target}>{label}</StepLink>
              )}
              <Text as="p" variant="meta" tone="tertiary">
                {why}
              </Text>
            </div>
          </li>
        ))}
      </Steps>
    </Card>
  );
}

/** The address that still has to be verified, with a button for another link. */
function EmailStep() {
  const { email } = useViewer();
  const [isSending, setSending] = useState(false);

  async function handleResend() {
    setSending(true);
    await resendVerification(email);
    setSending(false);
  }

  return (
    <li data-open>
      <CircleAlert aria-hidden />
      <div>
        <Done>Verify your email address</Done>
        <Text as="p" variant="meta" tone="tertiary">
          We sent a link to <bdi>{email}</bdi>.
        </Text>
      </div>
      <Button size="sm" variant="outline" loading={isSending} onClick={() => void handleResend()}>
        Resend
      </Button>
    </li>
  );
}

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

const StepLink = styled(Link)(({ theme }) => ({
  display: "inline-block",
  paddingBlock: 2,
  color: theme.color.text.link,
  ...theme.type.ui,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));

const Done = styled.span(({ theme }) => ({
  display: "inline-block",
  paddingBlock: 2,
  color: theme.color.text.secondary,
  ...theme.type.ui,
}));
