import styled from "@emotion/styled";
import { useMutation, useQuery } from "@apollo/client/react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { toast } from "#client/ui/toasts/toast.ts";

const RulesToAccept = graphql(`
  query RulesToAccept {
    viewer {
      rulesToAccept {
        version
      }
    }
  }
`);

const AcceptRules = graphql(`
  mutation AcceptRules($version: Int!) {
    acceptRules(version: $version) {
      version
    }
  }
`);

/**
 * A bar that asks the member to accept the community's rules after a material change. It stays until they do, and
 * blocks nothing.
 */
export function RulesBar() {
  const { data } = useQuery(RulesToAccept);
  const [accept, { loading }] = useMutation(AcceptRules, {
    refetchQueries: [RulesToAccept],
    awaitRefetchQueries: true,
    onCompleted: () => toast.success("Thank you for accepting the rules"),
    onError: (failure) => toast.failure("Couldn't accept the rules", messageOf(failure, "Please try again.")),
  });
  const version = data?.viewer?.rulesToAccept?.version;
  if (version === undefined) return null;
  return (
    <Bar role="region" aria-label="Changed rules" data-rules-changed="">
      <span>The rules have changed</span>
      <ButtonLink variant="ghost" size="sm" to="/rules" aria-label="Read the rules">
        Read
      </ButtonLink>
      <Button
        variant="outline"
        size="sm"
        loading={loading}
        aria-label="Accept the rules"
        onClick={() => void accept({ variables: { version } })}
      >
        Accept
      </Button>
    </Bar>
  );
}

const Bar = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space(8),
  height: "var(--ended-bar)",
  paddingInline: theme.space(12),
  background: theme.color.info.tint,
  color: theme.color.info.tintText,
  borderTop: `1px solid ${theme.color.info.tintBorder}`,
  ...theme.type.ui,
}));
