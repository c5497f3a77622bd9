import { setTokenSource } from '../api/http.ts';
import { createQueryClient } from '../api/query-client.ts';
import { getToken, onSessionEnd } from '../session/session.ts';
import { showFailure } from './failure.ts';

setTokenSource(getToken);

export const queryClient = createQueryClient(showFailure);

// Nothing of one customer is there for the next (specification §4 "Session").
onSessionEnd(() => queryClient.clear());
