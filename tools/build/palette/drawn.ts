/**
 * The original palette, designed around an amber accent and a warm near-black. Other seeds move these colors (see
 * `palettesOf`).
 */
export const drawn = {
  /** Warm near-black with amber light. */
  dark: {
    color: {
      canvas: 'oklch(0.168 0.010 58)',
      surface: 'oklch(0.205 0.012 60)',
      raised: 'oklch(0.245 0.014 62)',
      field: 'oklch(0.150 0.009 58)',
      line: 'oklch(0.305 0.016 64)',
      lineStrong: 'oklch(0.560 0.028 68)',
      text: 'oklch(0.955 0.012 82)',
      muted: 'oklch(0.765 0.022 76)',
      accent: 'oklch(0.805 0.158 73)',
      accentHover: 'oklch(0.845 0.152 78)',
      accentInk: 'oklch(0.205 0.040 60)',
      accentText: 'oklch(0.840 0.138 77)',
      accentLine: 'oklch(0.640 0.118 70)',
      accentSoft: 'oklch(0.275 0.048 66)',
      hover: 'oklch(0.285 0.018 64)',
      success: 'oklch(0.815 0.140 155)',
      successLine: 'oklch(0.560 0.100 156)',
      successSoft: 'oklch(0.265 0.040 158)',
      danger: 'oklch(0.765 0.130 22)',
      dangerFill: 'oklch(0.560 0.190 25)',
      dangerHover: 'oklch(0.525 0.185 25)',
      dangerInk: 'oklch(0.985 0.008 40)',
      dangerLine: 'oklch(0.600 0.150 24)',
      dangerSoft: 'oklch(0.260 0.055 22)',
      warning: 'oklch(0.880 0.090 92)',
      warningLine: 'oklch(0.600 0.075 90)',
      warningSoft: 'oklch(0.260 0.018 80)',
      focus: 'oklch(0.880 0.130 84)',
      selection: 'oklch(0.440 0.090 68)',
      scrim: 'oklch(0.090 0.008 58 / 0.72)',
      orb: 'oklch(0.720 0.150 68 / 0.13)',
    },
    segment: {
      host: 'oklch(0.900 0.016 80)',
      port: 'oklch(0.765 0.022 76)',
      user: 'oklch(0.840 0.138 77)',
      country: 'oklch(0.800 0.120 45)',
      state: 'oklch(0.810 0.100 10)',
      city: 'oklch(0.810 0.090 340)',
      session: 'oklch(0.820 0.110 160)',
      life: 'oklch(0.830 0.090 205)',
      password: 'oklch(0.800 0.080 290)',
    },
    shadow: {
      edge: 'inset 0 1px 0 oklch(1 0.01 80 / 0.045)',
      raised: '0 1px 2px oklch(0.05 0.01 58 / 0.5)',
      overlay: '0 24px 64px oklch(0.04 0.01 58 / 0.65), 0 2px 8px oklch(0.04 0.01 58 / 0.5)',
      glow: '0 0 0 1px oklch(0.86 0.14 78 / 0.35), 0 6px 28px oklch(0.78 0.16 70 / 0.30)',
      glowHover: '0 0 0 1px oklch(0.90 0.13 82 / 0.5), 0 8px 40px oklch(0.80 0.16 72 / 0.46)',
    },
  },
  /** Designed separately instead of inverted: warm paper, deeper amber, ink instead of glow. */
  light: {
    color: {
      canvas: 'oklch(0.966 0.013 84)',
      surface: 'oklch(0.986 0.008 88)',
      raised: 'oklch(0.998 0.003 90)',
      field: 'oklch(0.995 0.005 90)',
      line: 'oklch(0.888 0.020 80)',
      lineStrong: 'oklch(0.600 0.034 68)',
      text: 'oklch(0.245 0.022 58)',
      muted: 'oklch(0.470 0.030 64)',
      accent: 'oklch(0.750 0.162 69)',
      accentHover: 'oklch(0.715 0.162 66)',
      accentInk: 'oklch(0.205 0.040 58)',
      accentText: 'oklch(0.500 0.112 60)',
      accentLine: 'oklch(0.600 0.134 62)',
      accentSoft: 'oklch(0.940 0.050 82)',
      hover: 'oklch(0.940 0.018 82)',
      success: 'oklch(0.470 0.110 152)',
      successLine: 'oklch(0.600 0.120 152)',
      successSoft: 'oklch(0.945 0.040 155)',
      danger: 'oklch(0.500 0.180 26)',
      dangerFill: 'oklch(0.535 0.195 26)',
      dangerHover: 'oklch(0.490 0.185 26)',
      dangerInk: 'oklch(0.990 0.006 40)',
      dangerLine: 'oklch(0.610 0.170 26)',
      dangerSoft: 'oklch(0.950 0.028 24)',
      warning: 'oklch(0.480 0.090 92)',
      warningLine: 'oklch(0.600 0.090 92)',
      warningSoft: 'oklch(0.950 0.034 92)',
      focus: 'oklch(0.520 0.130 58)',
      selection: 'oklch(0.880 0.100 82)',
      scrim: 'oklch(0.300 0.030 60 / 0.42)',
      orb: 'oklch(0.820 0.140 76 / 0.20)',
    },
    segment: {
      host: 'oklch(0.300 0.022 58)',
      port: 'oklch(0.470 0.030 64)',
      user: 'oklch(0.500 0.112 60)',
      country: 'oklch(0.500 0.140 38)',
      state: 'oklch(0.500 0.150 8)',
      city: 'oklch(0.490 0.150 335)',
      session: 'oklch(0.470 0.100 158)',
      life: 'oklch(0.470 0.090 220)',
      password: 'oklch(0.480 0.140 292)',
    },
    shadow: {
      edge: 'inset 0 1px 0 oklch(1 0 0 / 0.9)',
      raised: '0 1px 2px oklch(0.45 0.05 60 / 0.10)',
      overlay: '0 24px 64px oklch(0.35 0.06 60 / 0.22), 0 2px 8px oklch(0.35 0.06 60 / 0.12)',
      glow: '0 0 0 1px oklch(0.58 0.13 62 / 0.55), 0 6px 20px oklch(0.72 0.16 66 / 0.32)',
      glowHover: '0 0 0 1px oklch(0.52 0.12 60 / 0.7), 0 8px 28px oklch(0.72 0.16 66 / 0.44)',
    },
  },
} as const;

export type Theme = keyof typeof drawn;
export type ColorName = keyof typeof drawn.dark.color;
export type SegmentName = keyof typeof drawn.dark.segment;
export type ShadowName = keyof typeof drawn.dark.shadow;
/** An opaque color of a text, a line or a background. */
export type Name = Exclude<ColorName, 'scrim' | 'orb'> | SegmentName;

/**
 * How a color follows the seeds. `accent`: hue and chroma. `fill`: also lightness. `tint`: like `accent`, but its
 * lightness follows the background. `ground` and `neutral`: follow the neutral seed, but only backgrounds take its full
 * chroma. `status`: does not change. `statusTint`: only its lightness follows the background. `turned`: keeps its
 * distance from the accent on the color wheel.
 */
export type Role =
  | 'accent'
  | 'fill'
  | 'tint'
  | 'ground'
  | 'neutral'
  | 'status'
  | 'statusTint'
  | 'turned';

export const roles: Record<ColorName | SegmentName, Role> = {
  canvas: 'ground',
  surface: 'ground',
  raised: 'ground',
  field: 'ground',
  hover: 'ground',
  line: 'ground',
  scrim: 'ground',
  lineStrong: 'neutral',
  text: 'neutral',
  muted: 'neutral',
  accent: 'fill',
  accentHover: 'fill',
  accentInk: 'accent',
  accentText: 'accent',
  accentLine: 'accent',
  focus: 'accent',
  orb: 'accent',
  accentSoft: 'tint',
  selection: 'tint',
  success: 'status',
  successLine: 'status',
  successSoft: 'statusTint',
  danger: 'status',
  dangerFill: 'status',
  dangerHover: 'status',
  dangerInk: 'status',
  dangerLine: 'status',
  dangerSoft: 'statusTint',
  warning: 'status',
  warningLine: 'status',
  warningSoft: 'statusTint',
  host: 'neutral',
  port: 'neutral',
  user: 'accent',
  country: 'turned',
  state: 'turned',
  city: 'turned',
  session: 'turned',
  life: 'turned',
  password: 'turned',
};

export const shadowRoles: Record<ShadowName, Role> = {
  edge: 'neutral',
  raised: 'neutral',
  overlay: 'neutral',
  glow: 'accent',
  glowHover: 'accent',
};
