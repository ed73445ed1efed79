import styled from "@emotion/styled";
import { BondMark } from "#client/ui/text/BondMark.tsx";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { Text } from "#client/ui/text/Text.tsx";

/** The page for an unknown address. */
export function NotFoundPage() {
  return (
    <Middle>
      <BondMark size={140} apart light />
      <Text variant="h1">Oops! Page not found</Text>
      <Text tone="secondary">The address may be wrong, or the page has moved.</Text>
      <ButtonLink to="/" size="lg">
        Return to Home
      </ButtonLink>
    </Middle>
  );
}

const Middle = styled(Centred)(({ theme }) => ({
  paddingBlock: `${theme.space(72)} ${theme.space(56)}`,
  gap: theme.space(16),
}));
