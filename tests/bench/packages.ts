import path from "node:path";
import { Packages } from "#tests/kit/measuring/packages";

const packages = new Packages(path.join(import.meta.dirname, "packages"));

/** Installs the packages of the peers and of the load generator if that is not done yet. */
export const installPackages = (): void => packages.install("the peers and the load generator");

/** Loads one of the packages. The caller says what it uses of it, because its types are not installed either. */
export const packageOf = <Exports>(name: string): Exports => packages.load<Exports>(name);
