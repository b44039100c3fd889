import { readDevice, writeDevice } from '@/lib/device-storage'

const CHOICE = 'keys.single'

/** Whether single keys do anything on this device: people who speak to it, or press keys by chance, switch them off. */
export function areSingleKeysOn(): boolean {
  return readDevice(CHOICE, (stored) => (typeof stored === 'boolean' ? stored : null)) ?? true
}

export function switchSingleKeys(isOn: boolean): void {
  writeDevice(CHOICE, isOn ? null : false)
}
