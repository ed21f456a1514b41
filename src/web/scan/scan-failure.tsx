import { FormBanner } from '../ui/form-banner.tsx'

/** Why nothing was read, above the picture. */
export function ScanFailure({ sentence, preview }: { readonly sentence: string; readonly preview: string | undefined }) {
  return (
    <>
      <FormBanner tone="bad">
        <p tabIndex={-1} data-scan-focus="">
          {sentence}
        </p>
      </FormBanner>
      {preview && <img src={preview} alt="Il documento che hai scelto" className="mx-auto max-h-[46dvh] rounded-md object-contain" />}
    </>
  )
}
