import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from './button';
import { ReasonedButton } from './icon-button';
import { TooltipProvider } from '@/components/ui/controls/tooltip';

const show = (button: React.ReactNode) => {
  render(<TooltipProvider>{button}</TooltipProvider>);
  return userEvent.setup({ delay: null });
};

describe('a button', () => {
  it('submits nothing unless it is told to', async () => {
    const submitted = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
    const person = show(
      <form onSubmit={submitted}>
        <Button>Cancel</Button>
      </form>,
    );
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(submitted).not.toHaveBeenCalled();
  });

  it('says what it is doing, keeps the focus, and takes no second press', async () => {
    const pressed = jest.fn();
    const person = show(
      <Button pending="Saving..." onClick={pressed}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    await person.tab();
    expect(button).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('does not submit its form while pending', async () => {
    const submitted = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
    const person = show(
      <form onSubmit={submitted}>
        <Button type="submit" pending="Saving...">
          Save
        </Button>
      </form>,
    );
    await person.click(screen.getByRole('button'));
    expect(submitted).not.toHaveBeenCalled();
  });

  it('tells on focus why it cannot be used', async () => {
    const pressed = jest.fn();
    const person = show(
      <ReasonedButton reason="Promote the article first." onClick={pressed}>
        Regenerate Images
      </ReasonedButton>,
    );
    await person.tab();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Promote the article first.');
    await person.keyboard('{Enter}');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('keeps the focus when it can be used no longer', async () => {
    const button = (reason?: string) => (
      <TooltipProvider>
        <ReasonedButton reason={reason}>Save</ReasonedButton>
      </TooltipProvider>
    );
    const { rerender } = render(button());
    await userEvent.tab();
    rerender(button('There are no changes to save'));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    rerender(button());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });
});
