import { settings } from 'virtual:shop';

/** Build-time settings, validated by the build. */
export const config = settings;
