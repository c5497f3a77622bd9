/** Hosts and ports of residential lines. Their names contain no place, because each of them reaches every place. */
export const HOSTS = [1, 2, 3].map((gate) => `gate${gate}.proxy.ambergate.example`);
export const PORTS = [10_000, 10_001, 10_002, 10_003];
