import { useMemo } from "react";
import { type RuleToChoose, useRulesToChoose } from "#client/features/rules/useRulesToChoose.ts";

/** Returns the rules to choose from: those that the reports name first, then the others that hold now. */
export function useRuleOptions(named: readonly RuleToChoose[]): { value: string; label: string }[] {
  const { rules } = useRulesToChoose();
  return useMemo(() => {
    const others = (rules ?? []).filter(({ key }) => !named.some((one) => one.key === key));
    return [...named, ...others].map(({ key, title }) => ({ value: key, label: title }));
  }, [rules, named]);
}
