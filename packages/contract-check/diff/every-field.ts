/** All fields of an operation, because the reader is not our code (the hub's client, a popup). */
export const EVERY_FIELD = '*';
