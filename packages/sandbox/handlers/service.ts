import type { ServiceStatus } from '../../../generated/model/serviceStatus.zod.ts';
import type { Handlers } from '../operations.ts';

export const service = {
  getServiceStatus: ({ backend: { store } }) =>
    store.provoked.of<ServiceStatus>('status') ?? { state: 'ok' },
} satisfies Partial<Handlers>;
