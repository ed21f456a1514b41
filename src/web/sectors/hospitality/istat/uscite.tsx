import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { c59Paper } from '../../../../documents/movimento-turistico/c59.ts'
import type { LettoTrimestre, MovimentoMese } from '../../../../sectors/hospitality/index.ts'
import { download } from '../../../exchange/download.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { usePrint } from '../../../print/use-print.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.ts'
import { riguarda } from './correzione.tsx'
import { MancanzaRow } from './mancanze.tsx'
import { prepareRoss1000, type Ostacolo } from './ross1000-file.ts'

interface UsciteProps {
  readonly letto: MovimentoMese
  readonly struttura: LettoTrimestre['struttura'] | undefined
}

/** The month on paper and as a file. Nothing is transmitted from here, and the screen says where the file goes. */
export function Uscite({ letto, struttura }: UsciteProps) {
  const [refused, setRefused] = useState<{ readonly ostacoli: readonly Ostacolo[]; readonly isOpen: boolean }>()
  const printPaper = usePrint()
  const print = async () => {
    try {
      await printPaper(paperOf(letto, struttura))
    } catch (error) {
      console.error(error)
      notify({ text: 'La stampa non è riuscita. Riprova fra poco.', tone: 'destructive' })
    }
  }
  const save = () => {
    const prepared = prepareRoss1000(letto, struttura)
    if ('file' in prepared) {
      download(prepared.file.name, prepared.file.text, `${prepared.file.mediaType};charset=utf-8`)
      notify({ text: `File pronto: ${prepared.file.name}`, tone: 'success' })
    } else setRefused({ ostacoli: prepared.ostacoli, isOpen: true })
  }
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-5 py-3.5">
      <div className="action-row max-md:w-full">
        <Button icon={<Printer aria-hidden />} onClick={() => void print()}>
          Stampa C/59
        </Button>
        <Button icon={<FileDown aria-hidden />} onClick={save}>
          Scarica file Ross1000
        </Button>
      </div>
      <p className="min-w-0 flex-1 basis-72 text-sm text-ink-soft">
        Il file non parte da qui: caricalo tu sul portale del movimento turistico della tua Regione.
        {letto.correzioni.length > 0 &&
          ' Elenca gli ospiti uno per uno: le correzioni a mano vi stanno come nota, per contarle aggiungi le schedine che mancano.'}
      </p>
      {refused && <Refused {...refused} onClose={() => setRefused({ ...refused, isOpen: false })} struttura={struttura} />}
    </footer>
  )
}

function paperOf(letto: MovimentoMese, struttura: UsciteProps['struttura']) {
  const { movimento, camere, letti, chiusure, nomi } = letto
  const house = {
    nome: struttura?.nome ?? '',
    codice: struttura?.codice_istat ?? '',
    comune: struttura?.comune ?? '',
    camere,
    letti,
    giorniApertura: movimento.giorni.length - chiusure.length,
  }
  return c59Paper(movimento, house, nomi, correttoDi(letto))
}

/** What was corrected by hand, as the C/59 says it; nothing where nothing was. */
function correttoDi({ correzioni, totali }: MovimentoMese) {
  if (correzioni.length === 0) return undefined
  const righe = correzioni.map((correzione) => {
    const { rilevazione, contati } = correzione
    return { riguarda: riguarda(correzione), contati, scritti: rilevazione, motivo: rilevazione.motivo }
  })
  return { ...totali, righe }
}

interface RefusedProps extends Pick<UsciteProps, 'struttura'> {
  readonly ostacoli: readonly Ostacolo[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Why there is no file yet, line by line, with the way to each record. */
function Refused({ ostacoli, isOpen, onClose, struttura }: RefusedProps) {
  const form = useRecordForm()
  const house = useEntity('struttura')
  const openHouse = () => {
    onClose()
    if (struttura) form.edit(house, struttura.id)
    else form.create(house)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Il file non è ancora pronto"
      description="La Regione lo rifiuterebbe. Completa queste righe e scaricalo di nuovo."
    >
      <ul className="-mx-6 divide-y divide-line border-t border-line">
        {ostacoli.map(({ testo, mancanza, isStruttura }) =>
          mancanza ? (
            <MancanzaRow key={`${mancanza.id} ${testo}`} mancanza={mancanza} onLeave={onClose} />
          ) : (
            <li key={testo} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
              <span className="min-w-0 flex-1 basis-60">{testo}</span>
              {isStruttura && (
                <Button size="sm" onClick={openHouse}>
                  {struttura ? 'Apri la struttura' : 'Nuova struttura'}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
    </Dialog>
  )
}
