import {
  Briefcase,
  Cpu,
  FlaskConical,
  GraduationCap,
  HeartPulse,
  Landmark,
  Leaf,
  Lightbulb,
  Palette,
  PenTool,
  Sprout,
} from "lucide-react";
import type { LucideIcon, LucideProps } from "lucide-react";

const ICONS: Record<string, LucideIcon> = {
  Technology: Cpu,
  Business: Briefcase,
  Science: FlaskConical,
  Health: HeartPulse,
  Education: GraduationCap,
  Environment: Leaf,
  "Arts & Culture": Palette,
  Society: Landmark,
  Design: PenTool,
  "Personal Growth": Sprout,
};

interface CategoryIconProps extends LucideProps {
  category: string;
}

/** The icon of a category. Its name always stands beside it. */
export function CategoryIcon({ category, ...rest }: CategoryIconProps) {
  const Icon = ICONS[category] ?? Lightbulb;
  return <Icon aria-hidden {...rest} />;
}
