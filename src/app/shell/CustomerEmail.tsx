import { useLinkedIdentity } from '../../session/linked-identity.ts';
import { useSession } from '../../session/session.ts';

/** The e-mail of the signed-in customer; its place is there before it is known, so that nothing moves. */
export function CustomerEmail({ className }: { readonly className: string }) {
  const { email } = useSession();
  const linked = useLinkedIdentity();
  const text = linked === undefined || linked === email ? email : `${email} (linked: ${linked})`;
  return (
    <span className={className} title={text}>
      {text}
    </span>
  );
}
