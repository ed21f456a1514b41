export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'destructive' | 'info'

export const toneText: Record<Tone, string> = {
  neutral: 'text-ink-soft',
  primary: 'text-standing',
  success: 'text-ok',
  warning: 'text-warn',
  destructive: 'text-bad',
  info: 'text-info',
}

export const toneWash: Record<Tone, string> = {
  neutral: 'bg-hover',
  primary: 'bg-standing-wash',
  success: 'bg-ok-wash',
  warning: 'bg-warn-wash',
  destructive: 'bg-bad-wash',
  info: 'bg-info-wash',
}
