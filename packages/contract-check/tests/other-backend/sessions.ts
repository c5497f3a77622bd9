import { Refused } from './refused.ts';
import { stamp, type Ask, type World } from './world.ts';

export function logout(world: World, { customer, token }: Ask) {
  if (world.has('Log out ends nothing')) return null;
  const isAll = world.has('Log out ends every token');
  const isAnyone = world.has('Log out ends the tokens of everybody');
  end(world, (one) => isAnyone || (isAll ? one.customer === customer : one.token === token));
  return null;
}

export const listSessions = (world: World, { customer, token }: Ask) =>
  (world.has('ended sessions are listed') ? world.sessions : open(world))
    .filter((one) => one.customer === customer)
    .map((one) => ({
      id: one.id,
      createTime: stamp(one.at),
      isCurrent: one.token === token && !world.has('no session is the current one'),
      client: world.has('the list of sessions has tokens') ? one.token.slice(-100) : null,
    }));

export function endSession(world: World, { customer, body }: Ask) {
  const found = open(world).find(
    (one) =>
      one.id === body['id'] && (one.customer === customer || world.has('anybody ends a session')),
  );
  if (found === undefined) throw new Refused(404, 'Unbekannt');
  if (!world.has('a session does not end')) end(world, (one) => one === found);
  return null;
}

export function endOtherSessions(world: World, { customer, token }: Ask) {
  if (world.has('the other sessions go on')) return null;
  const isAll = world.has('all sessions end');
  const isAnyone = world.has('the sessions of everybody end');
  end(world, (one) => (isAnyone || one.customer === customer) && (isAll || one.token !== token));
  return null;
}

const open = ({ sessions }: World) => sessions.filter((one) => !one.hasEnded);

function end(world: World, which: (one: World['sessions'][number]) => boolean): void {
  for (const one of open(world)) if (which(one)) one.hasEnded = true;
}
