import { request } from "#server/rest/request";
import { exportRequest } from "./exports.rules.ts";

export const exportBody = request(exportRequest, { password: {} });
