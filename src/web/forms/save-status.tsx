import type { SavedState } from './use-autosave.ts'

/** Time at which the draft was saved last, or the reason it is not saved. */
export function SaveStatus({ saved: { is, at }, gender }: { readonly saved: SavedState; readonly gender: 'm' | 'f' }) {
  const [written, alone, whole] = gender === 'f' ? ['Salvata', 'da sola', 'completa'] : ['Salvato', 'da solo', 'completo']
  const text =
    is === 'incomplete'
      ? `Si salva ${alone} quando è ${whole}`
      : is === 'refused'
        ? `Non ${written.toLowerCase()}`
        : at === undefined
          ? ''
          : `${written} ${alone} alle ${at}`
  return (
    <span role="status" className={is === 'refused' ? 'text-xs text-bad' : 'text-xs text-ink-faint'}>
      {text}
    </span>
  )
}
