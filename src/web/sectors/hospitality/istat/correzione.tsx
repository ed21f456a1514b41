import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import type { Correzione, MovimentoMese } from '../../../../sectors/hospitality/index.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NAZIONALITA, TURISMO } from './use-istat.ts'

/** «tutti gli ospiti», «FRA, Leisure»: whom a correction is about. */
export function riguarda({ rilevazione: { nazionalita, tipologia_turismo: turismo } }: Correzione): string {
  const about = [nazionalita && NAZIONALITA[nazionalita], turismo && TURISMO[turismo]].filter(Boolean)
  return about.length > 0 ? about.join(', ') : 'Tutti gli ospiti'
}

/** The figures of the form as somebody has written them, with the mark and the reason; or the way to write them. */
export function CorrezioneRow({ letto: { corretto, richiesta, scelto } }: { readonly letto: MovimentoMese }) {
  const form = useRecordForm()
  const entity = useEntity('rilevazione')
  const { mese, nazionalita, turismo } = richiesta
  // The form has no word for what is still to be completed, nor for the other nations (specification §3).
  const isAsked = nazionalita !== 'altre' && nazionalita !== 'da_completare' && turismo !== 'da_completare'
  if (!corretto) {
    if (!isAsked) return null
    const prefill = {
      periodo_riferimento: mese,
      arrivi: scelto.arrivi.value,
      presenze: scelto.presenze.value,
      nazionalita,
      tipologia_turismo: turismo,
    }
    return (
      <div className="px-5 pb-4">
        <Button size="sm" icon={<Icon name="pencil" />} onClick={() => form.create(entity, prefill)}>
          Correggi a mano
        </Button>
      </div>
    )
  }
  const { rilevazione, contati } = corretto
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pb-4 text-sm">
      <Badge tone="warning">corretto a mano</Badge>
      <p className="min-w-0 flex-1 basis-60 text-ink-soft">
        {rilevazione.motivo}. Dai registri: {formatNumber(contati.arrivi)} arrivi, {formatNumber(contati.presenze)} presenze.
      </p>
      <Button size="sm" icon={<Icon name="pencil" />} onClick={() => form.edit(entity, rilevazione.id)}>
        Modifica la correzione
      </Button>
    </div>
  )
}
