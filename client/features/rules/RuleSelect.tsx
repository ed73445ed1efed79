import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { useRulesToChoose } from "./useRulesToChoose.ts";

interface RuleSelectProps {
  value: string | null;
  onValueChange: (key: string | null) => void;
}

/** The rule that something breaks, where it may also break none. */
export function RuleSelect({ value, onValueChange }: RuleSelectProps) {
  const { rules } = useRulesToChoose();
  const options = (rules ?? []).map(({ key, title }) => ({ value: key, label: title }));
  return (
    <SelectField
      label="Rule (optional)"
      options={[{ value: "", label: "None in particular" }, ...options]}
      value={value ?? ""}
      onChange={(event) => onValueChange(event.target.value || null)}
    />
  );
}
