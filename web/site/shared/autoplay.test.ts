import { act, renderHook } from '@testing-library/react';
import { useAutoplay } from './autoplay';

const setTabHidden = (isHidden: boolean) =>
  act(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('stops in a hidden tab and resumes when the tab is visible again', () => {
  const { result } = renderHook(() => useAutoplay(true));
  expect(result.current.isPlaying).toBe(true);
  setTabHidden(true);
  expect(result.current.isPlaying).toBe(false);
  setTabHidden(false);
  expect(result.current.isPlaying).toBe(true);
});

test('stays paused when a hidden tab becomes visible', () => {
  const { result } = renderHook(() => useAutoplay(true));
  act(() => result.current.pauseControl?.onToggle());
  setTabHidden(true);
  setTabHidden(false);
  expect(result.current.isPlaying).toBe(false);
});
