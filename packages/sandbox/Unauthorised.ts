/** HTTP 401: the token is missing or invalid. */
export class Unauthorised extends Error {
  override name = 'Unauthorised';
}
