import { createQueryClient } from '../api/query-client.ts';
import { setRowReport } from '../api/row-report.ts';
import { onVisitChange } from '../session/session.ts';
import { reportContractBreak, showFailure } from './failure.ts';

/** What the server answered in this visit. Content from it is keyed by the visit. */
export const queryClient = createQueryClient(showFailure);
onVisitChange(() => queryClient.clear());
setRowReport(reportContractBreak);
