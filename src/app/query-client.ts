import { setRowReport } from '../api/check-contract.ts';
import { setTokenSource } from '../api/http.ts';
import { createQueryClient } from '../api/query-client.ts';
import { getToken, onSessionEnd } from '../session/session.ts';
import { reportContractBreak, showFailure } from './failure.ts';

setTokenSource(getToken);
setRowReport(reportContractBreak);

export const queryClient = createQueryClient(showFailure);

// Nothing of one customer is there for the next.
onSessionEnd(() => queryClient.clear());
