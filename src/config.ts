import { settings } from 'virtual:shop';

/** Build-time settings, which the build has checked. */
export const config = settings;
