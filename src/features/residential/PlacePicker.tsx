import { useRef } from 'react';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { unreadText } from '../../ui/list-messages.ts';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import * as css from './residential.css.ts';
import type { Places } from './use-places.ts';

type PlacePickerProps = {
  label: 'Country' | 'State' | 'City';
  places: Places;
  /** Label of the choice of no place. */
  anyLabel: string;
  /** Why the picker is disabled while nothing above is picked. */
  idleReason: string;
  onChange: (code: string) => void;
};

// Stands for "nothing picked", since a combobox has no empty key. No server code starts with this character.
const ANY = '\u0000any';

/** A searchable picker, disabled with a reason until its list has loaded. */
export function PlacePicker(props: PlacePickerProps) {
  const { label, places, anyLabel, idleReason, onChange } = props;
  const { code } = places;
  const isUnlisted = code !== '' && places.items.length === 0;
  const items = isUnlisted ? [{ value: code, label: code }] : places.items;
  const root = useRef<HTMLDivElement>(null);
  const what = label.toLowerCase();
  const plural = what.replace(/y$/, 'ie');
  const { unread } = places;
  const none = unread > 0 ? unreadText(unread) : `There is no ${what} to pick here.`;
  const reasons: Record<Places['kind'], string | null> = {
    idle: idleReason,
    offline: `The ${plural}s need a connection.`,
    failed: `The ${plural}s could not be loaded.`,
    loading: null,
    shown: places.items.length === 0 ? none : null,
  };
  return (
    // Gets the focus after a retry: focusing the picker would open its list.
    <div ref={root} tabIndex={-1} className={css.placePicker}>
      <ComboBox
        label={label}
        items={[{ value: ANY, label: anyLabel }, ...items]}
        value={code === '' ? ANY : code}
        onChange={(picked) => onChange(picked === ANY ? '' : picked)}
        isLoading={places.kind === 'loading'}
        disabledReason={reasons[places.kind]}
        hint={unread > 0 ? unreadText(unread) : undefined}
      />
      {places.kind === 'failed' || places.isRetrying ? (
        <RestoreFocusButton
          variant="link"
          size="sm"
          className={css.retryPlaces}
          successor={root}
          onClick={places.retry}
          pending={places.isRetrying}
          pendingLabel="Retrying"
          aria-label={places.isRetrying ? `Retrying ${plural}s` : `Retry ${plural}s`}
        >
          Retry
        </RestoreFocusButton>
      ) : null}
    </div>
  );
}
