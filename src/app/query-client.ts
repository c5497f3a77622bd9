import { createQueryClient } from '../api/query-client.ts';
import { setRowReport } from '../api/row-report.ts';
import { onVisitChange } from '../session/session.ts';
import { reportContractBreak, showFailure } from './failure.ts';

/** Caches the responses of this visit. Components that show them are keyed by the visit. */
export const queryClient = createQueryClient(showFailure);
onVisitChange(() => queryClient.clear());
setRowReport(reportContractBreak);
