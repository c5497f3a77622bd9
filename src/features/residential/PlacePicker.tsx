import { useRef } from 'react';
import { useSearchLocations } from '../../../generated/locations/locations.ts';
import type { Location } from '../../../generated/model/location.zod.ts';
import type { Rows } from '../../api/rows.ts';
import type { GeneratorChoice } from '../../domain/proxies/generator.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { unreadText } from '../../ui/list-messages.ts';
import type { QueryState } from '../../ui/QueryView.tsx';
import { queryState } from '../../ui/QueryView.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { listedCode } from './generator-state.ts';
import * as css from './residential.css.ts';

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
  const plural = what.replace(/y$/, 'ie').concat('s');
  const { unread } = places;
  const none = unread > 0 ? unreadText(unread) : `There is no ${what} to pick here.`;
  const reasons: Record<Places['kind'], string | null> = {
    idle: idleReason,
    offline: `The ${plural} need a connection.`,
    failed: `The ${plural} could not be loaded.`,
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
          aria-label={places.isRetrying ? `Retrying ${plural}` : `Retry ${plural}`}
        >
          Retry
        </RestoreFocusButton>
      ) : null}
    </div>
  );
}

type Places = {
  items: readonly Location[];
  /** Number of places that could not be read. */
  unread: number;
  /** The picked code as the list spells it, or as picked while there is no list; empty for any place. */
  code: string;
  /** Idle while nothing above is picked, so there is nothing to load. */
  kind: 'idle' | QueryState<unknown>['kind'];
  /** Loading again after a failure. */
  isRetrying: boolean;
  retry: () => void;
};

const NONE: Pick<Places, 'items' | 'unread'> = { items: [], unread: 0 };

/** A server may list a place twice, and the picker hangs on duplicate keys. */
function placesOf({ rows, unread }: Rows<Location>): Pick<Places, 'items' | 'unread'> {
  const byCode = new Map(rows.map((place) => [place.value, place]));
  return { items: [...byCode.values()], unread };
}

const STALE_MS = 10 * 60 * 1000;

type Wanted = {
  country: string;
  state: string;
  isWanted: boolean;
  /** The list above is still loading, so the place above is not known yet. */
  isExpected: boolean;
  picked: string;
};

function usePlacesOf(tier: GeneratorChoice['tier'], wanted: Wanted): Places {
  const { country, state, isExpected, picked } = wanted;
  const isWanted = wanted.isWanted && !isExpected;
  const query = useSearchLocations(
    { CountryCode: country, StateCode: state, MealType: tier },
    {
      query: {
        select: placesOf,
        enabled: isWanted,
        staleTime: STALE_MS,
        // Places do not change while offline.
        refetchOnReconnect: true,
      },
    },
  );
  const list = isWanted ? query.data : undefined;
  return {
    ...(list ?? NONE),
    code: list === undefined ? picked : listedCode(list.items, picked),
    kind: isExpected ? 'loading' : isWanted ? queryState(query).kind : 'idle',
    isRetrying: isWanted && query.isLoading && query.errorUpdateCount > 0,
    retry: () => void query.refetch(),
  };
}

/**
 * The three lists of places and their picked codes. Each list is cached by the place above it, so a late answer never
 * fills another list.
 */
export function usePlaces(settings: GeneratorChoice) {
  const { tier } = settings;
  const isPremium = tier === 'premium';
  const countries = usePlacesOf(tier, {
    country: '',
    state: '',
    isWanted: true,
    isExpected: false,
    picked: settings.country,
  });
  const country = countries.code;
  const states = usePlacesOf(tier, {
    country,
    state: '',
    isWanted: isPremium && country !== '',
    isExpected: isPremium && country !== '' && countries.kind === 'loading',
    picked: isPremium && country !== '' ? settings.state : '',
  });
  const state = states.code;
  const cities = usePlacesOf(tier, {
    country,
    state,
    isWanted: isPremium && state !== '',
    isExpected: isPremium && state !== '' && states.kind === 'loading',
    picked: state === '' ? '' : settings.city,
  });
  return { countries, states, cities, picked: { country, state, city: cities.code } };
}
