/** HTTP 401: the token is missing, or not valid. */
export class Unauthorised extends Error {
  override name = 'Unauthorised';
}
