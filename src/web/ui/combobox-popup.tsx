import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, Plus } from 'lucide-react'
import { classNames } from './class-names.ts'
import type { ComboboxOption } from './combobox-options.ts'
import { nameDismissButtons } from './dismiss-buttons.ts'
import { useHue } from './hue.ts'
import type { ComboboxModel } from './use-combobox.ts'

/** The value of the row that creates instead of choosing. No id of the suite begins with a space. */
export const CREATE = ' create'

interface ComboboxPopupProps extends Pick<ComboboxModel, 'list' | 'shown' | 'isRefused'> {
  /** With the row that creates, where something can be created. */
  readonly items: readonly ComboboxOption[]
  readonly canCreate: boolean
  /** What stands in the box. */
  readonly text: string
  /** What Enter would choose. */
  readonly next: ComboboxOption | undefined
  readonly emptyText: string
}

/** List of a box: its rows, and above them what there is to say about the text. */
export function ComboboxPopup({ list, shown, isRefused, items, canCreate, text, next, emptyText }: ComboboxPopupProps) {
  const hue = useHue()
  return (
    <Base.Portal {...hue}>
      <Base.Positioner ref={nameDismissButtons} sideOffset={6} collisionPadding={8} className="z-popup outline-none">
        <Base.Popup className="popup-surface max-h-[min(var(--available-height),20rem)] w-(--anchor-width) max-w-(--available-width) overflow-y-auto p-1.5 outline-none">
          <Base.Status className="text-sm text-ink-faint *:px-2.5 *:py-2">
            {list.status === 'loading' && items.length === 0 && <p>Cerco…</p>}
            {list.status === 'failed' && <p className="text-bad">Ricerca non riuscita. Scrivi di nuovo per riprovare.</p>}
            {isRefused && shown.length > 0 && <p className="text-bad">Nessuna voce comincia per «{text}»: scegli una riga.</p>}
            {isRefused && shown.length === 0 && canCreate && <p className="text-bad">{emptyText}. Per aggiungere scegli la riga.</p>}
            {next && <p className="sr-only">Invio sceglie {next.label}</p>}
          </Base.Status>
          <Base.Empty className="text-sm text-ink-faint *:px-2.5 *:py-2">{list.status === 'ready' && <p>{emptyText}</p>}</Base.Empty>
          <Base.List className="group/list">
            {(option: ComboboxOption) => <Row key={option.value} option={option} isNext={option.value === next?.value} />}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

/** `isNext`: what Enter would choose, drawn as such until an arrow or the pointer goes elsewhere. */
function Row({ option, isNext }: { option: ComboboxOption; isNext: boolean }) {
  if (option.value === CREATE) {
    return (
      <Base.Item value={option} className="popup-row text-accent">
        <Plus aria-hidden />
        <span className="truncate">Aggiungi «{option.label}»</span>
      </Base.Item>
    )
  }
  return (
    <Base.Item value={option} className={classNames('popup-row', isNext && 'group-not-has-data-highlighted/list:bg-hover')}>
      <span className="flex-1 truncate">{option.label}</span>
      {option.hint && <span className="text-xs text-ink-faint">{option.hint}</span>}
      <Base.ItemIndicator className="text-accent">
        <Check aria-hidden />
      </Base.ItemIndicator>
    </Base.Item>
  )
}
