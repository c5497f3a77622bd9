/** Stands for every field of an operation: the reader is not our code (the hub's client, a popup). */
export const EVERY_FIELD = '*';
